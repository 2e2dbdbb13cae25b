import { venueOf } from '@hearback/schema/venue';

/** A company as its visitors read it; its name where no other was chosen. */
interface NamedCompany {
  name: string;
  visitorName?: string | null | undefined;
}

/** The heading of a public form: where it is. */
export interface FormHeading {
  /** Company and place. */
  venue: string;
  company: string;
}

/** Company and place as visitors read them, for whatever shows their page. */
export function visitorsRead(
  { name, visitorName }: NamedCompany,
  place?: string | null,
): FormHeading {
  const company = visitorName?.trim() || name.trim();
  return { company, venue: venueOf(company, place?.trim()) };
}

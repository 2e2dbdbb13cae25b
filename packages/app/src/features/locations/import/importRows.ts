import { company as companyRule, location as locationRule } from '@hearback/schema/rules';

import { type Spreadsheet, tagsIn } from '../../../fields/sheets/readSheet';
import { newUuid } from '../../../server/sendRequest';

/** Fields that a column of a spreadsheet can fill: those of the location, then those of a new company. */
export const importFields = [
  'name',
  'company',
  'address',
  'email',
  'description',
  'visitorName',
  'timezone',
  'alertEmail',
  'tags',
  'companyAddress',
  'registrationNumber',
  'representative',
] as const;
export type ImportField = (typeof importFields)[number];

/** The field of each column, in their order. Undefined: the column is left out. */
export type SheetColumns = readonly (ImportField | undefined)[];

/** Headings that are recognized besides the names of fields, in both languages of the product. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['location', 'location name', 'place', 'branch', 'shop', 'store', 'site', 'outlet'].concat([
    'nazwa',
    'lokalizacja',
    'nazwa lokalizacji',
    'miejsce',
    'oddział',
    'sklep',
    'placówka',
  ]),
  company: ['company name', 'business', 'brand', 'firma', 'nazwa firmy', 'marka'],
  address: ['street', 'location address', 'adres', 'ulica', 'adres lokalizacji'],
  email: ['e-mail', 'mail', 'email address', 'adres e-mail', 'e-mail lokalizacji'],
  description: ['note', 'notes', 'opis', 'uwagi'],
  visitorName: ['visitor name', 'name for visitors', 'nazwa dla gości'],
  timezone: ['time zone', 'strefa czasowa'],
  alertEmail: ['alert email', 'alerts', 'alert e-mail', 'e-mail alertów', 'alerty'],
  tags: ['tag', 'labels', 'label', 'tagi', 'etykiety'],
  companyAddress: ['company address', 'registered address', 'adres firmy', 'siedziba'],
  registrationNumber: ['registration number', 'company number', 'nip', 'regon', 'krs'].concat([
    'vat',
    'numer rejestrowy',
  ]),
  representative: ['contact', 'owner', 'przedstawiciel', 'reprezentant', 'osoba kontaktowa'],
};

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');

/** Finds the field of each heading. Each field is found once. */
export function findColumns(names: readonly string[]): SheetColumns {
  const taken = new Set<ImportField>();
  return names.map((name) => {
    const field = importFields.find(
      (one) =>
        !taken.has(one) &&
        (plain(one) === plain(name) || headings[one].includes(plain(name)) || one === name.trim()),
    );
    if (field) taken.add(field);
    return field;
  });
}

/** A company of the account. */
interface Named {
  id: string;
  name: string;
}

/** A company that is added with its locations. */
export interface CompanyDraft {
  id: string;
  name: string;
  address: string;
  registrationNumber: string;
  representative: string;
}

/** A location to be added. The id is the client's: sent again, it is added once. */
export interface ImportRow {
  id: string;
  line: number;
  name: string;
  address: string;
  email: string;
  description: string;
  visitorName: string;
  timezone: string;
  alertEmail: string;
  /** With commas between. */
  tags: string;
  /** Empty: none is known. */
  companyId: string;
}

export interface ImportDraft {
  rows: readonly ImportRow[];
  companies: readonly CompanyDraft[];
}

/** Values of rows whose cells are empty. */
export type Defaults = Pick<ImportRow, 'companyId' | 'email' | 'timezone'>;

/** Rows of a spreadsheet as locations. A company that is not there yet is a new one, whatever the letter case. */
export function toDraft(
  { rows }: Spreadsheet,
  columns: SheetColumns,
  known: readonly Named[],
  defaults: Defaults,
): ImportDraft {
  const companies = new Map<string, CompanyDraft>();
  const ofName = new Map(known.map((company) => [plain(company.name), company.id]));

  const read = rows.map(({ line, cells }): ImportRow => {
    const cellOf = (field: ImportField) => cells[columns.indexOf(field)] ?? '';
    const companyName = cellOf('company');
    let companyId = companyName === '' ? defaults.companyId : ofName.get(plain(companyName));
    if (companyId === undefined) {
      companyId = newUuid();
      ofName.set(plain(companyName), companyId);
      companies.set(companyId, {
        id: companyId,
        name: companyName,
        address: '',
        registrationNumber: '',
        representative: '',
      });
    }
    const company = companies.get(companyId);
    if (company) {
      // Any of its rows may say it.
      company.address ||= cellOf('companyAddress');
      company.registrationNumber ||= cellOf('registrationNumber');
      company.representative ||= cellOf('representative');
    }
    return {
      id: newUuid(),
      line,
      name: cellOf('name'),
      address: cellOf('address'),
      email: cellOf('email') || defaults.email,
      description: cellOf('description'),
      visitorName: cellOf('visitorName'),
      timezone: cellOf('timezone') || defaults.timezone,
      alertEmail: cellOf('alertEmail'),
      tags: cellOf('tags'),
      companyId,
    };
  });
  return { rows: read, companies: [...companies.values()] };
}

/** Maps a draft to the mutation input. */
export const toImportInput = ({ rows, companies }: ImportDraft) => ({
  companies: companies.map((company) => ({ ...company, visitorName: null })),
  locations: rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    email: row.email,
    description: row.description,
    timezone: row.timezone,
    companyId: row.companyId,
    visitorName: row.visitorName || null,
    alertEmail: row.alertEmail || null,
    tags: tagsIn(row.tags),
  })),
});

/** Codes, or sentences that stand for one. */
type Issues<Field extends string> = Partial<Record<Field, string>>;

/** Issues by id. */
export interface DraftIssues {
  rows: ReadonlyMap<string, Issues<keyof ImportRow>>;
  companies: ReadonlyMap<string, Issues<keyof CompanyDraft>>;
}

const wireNames: Readonly<Record<string, string>> = {
  companyId: 'company',
  visitorName: 'visitor_name',
  alertEmail: 'alert_email',
  registrationNumber: 'registration_number',
};
const fieldNames = new Map(Object.entries(wireNames).map(([field, wire]) => [wire, field]));

async function issuesOf(
  rule: typeof locationRule | typeof companyRule,
  values: object,
): Promise<Issues<string> | undefined> {
  const wire = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [wireNames[field] ?? field, value as unknown]),
  );
  const { issues = [] } = await rule['~standard'].validate(wire);
  const found: Issues<string> = {};
  for (const { path, message } of issues) {
    const step = path?.[0];
    const key = String(typeof step === 'object' ? step.key : step);
    // The schema returns keys of `issueSentences`; the screen translates them.
    found[fieldNames.get(key) ?? key] ??= message;
  }
  return issues.length > 0 ? found : undefined;
}

/** Checks a draft against the rules of locations and companies, as the server does. */
export async function findDraftIssues({ rows, companies }: ImportDraft): Promise<DraftIssues> {
  const found = { rows: new Map<string, object>(), companies: new Map<string, object>() };
  const check = async (
    kind: keyof typeof found,
    rule: typeof locationRule | typeof companyRule,
    things: readonly { id: string }[],
  ) => {
    for (const thing of things) {
      const issues = await issuesOf(rule, thing);
      if (issues) found[kind].set(thing.id, issues);
    }
  };
  const { locations, companies: added } = toImportInput({ rows, companies });
  await check('rows', locationRule, locations);
  await check('companies', companyRule, added);
  return found;
}

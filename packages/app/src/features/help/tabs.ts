import { messages } from './messages';

/** Tabs of the Help Center in order; an id is the folder name of its articles. */
export const helpTabs = [
  { id: 'codes', label: messages.codesTab },
  { id: 'forms', label: messages.formsTab },
  { id: 'frames', label: messages.framesTab },
  { id: 'stats', label: messages.statsTab },
  { id: 'subscription', label: messages.subscriptionTab },
  { id: 'companies', label: messages.companiesTab },
  { id: 'locations', label: messages.locationsTab },
  { id: 'creator', label: messages.creatorTab },
  { id: 'bi', label: messages.biTab },
  { id: 'customer-success', label: messages.customerSuccessTab },
] as const;

export type HelpTab = (typeof helpTabs)[number]['id'];

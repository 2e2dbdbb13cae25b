/** The four things that Lighthouse judges, in the order of the table. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What is left out is asked of nobody: a search engine never sees what lies behind a login. */
type Goals = Partial<Record<Category, number>>;

export interface Page {
  name: string;
  /** Undefined is the visitor page, whose address is the sample's own. */
  path?: string;
  /** Whether somebody is logged in. */
  inside: boolean;
  goals: Goals;
}

const goals: Goals = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** What is measured, each with the least that it has to reach. */
export const pages: readonly Page[] = [
  { name: 'login', path: '/login/', inside: false, goals: { ...goals, seo: 95 } },
  { name: 'home', path: '/', inside: true, goals },
  { name: 'forms', path: '/creator/forms/', inside: true, goals },
  { name: 'stats', path: '/stats/', inside: true, goals },
  { name: 'visitor', inside: false, goals: { ...goals, performance: 100, seo: 95 } },
];

import type { Product } from './product.ts';

/** The four things that Lighthouse judges, in the order of the table. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What is left out is asked of nobody: a search engine never sees what lies behind a login. */
type Goals = Partial<Record<Category, number>>;

export interface Page {
  name: string;
  address: (product: Product) => string;
  /** Whether somebody is logged in. */
  inside: boolean;
  goals: Goals;
}

const at =
  (path: string) =>
  ({ origin }: Product) =>
    `${origin}${path}`;

const goals: Goals = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** What is measured, each with the least that it has to reach. */
export const pages: readonly Page[] = [
  { name: 'login', address: at('/login/'), inside: false, goals: { ...goals, seo: 95 } },
  { name: 'home', address: at('/'), inside: true, goals },
  { name: 'forms', address: at('/creator/forms/'), inside: true, goals },
  { name: 'stats', address: at('/stats/'), inside: true, goals },
  {
    name: 'visitor',
    address: ({ origin, visitorPath }) => `${origin}${visitorPath}`,
    inside: false,
    goals: { ...goals, performance: 100, seo: 95 },
  },
];

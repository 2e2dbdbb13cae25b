import type { Product } from './product.ts';

/** Lighthouse's four categories, in the order of the table. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** Omitted categories are not checked: a search engine never sees pages behind a login. */
type Goals = Partial<Record<Category, number>>;

export interface Page {
  name: string;
  address: (product: Product) => string;
  /** True if a person is logged in. */
  inside: boolean;
  goals: Goals;
}

const at =
  (path: string) =>
  ({ origin }: Product) =>
    `${origin}${path}`;

const goals: Goals = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** Pages to measure, each with the minimum scores. */
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

import { layoutOf, starters, textIn } from '@hearback/schema/documents';

import type { Template } from './contract.ts';
import { ApiError } from '../http/ApiError.ts';

/** The product's own templates, by their names in a language. */
export const listStarters = (language: string): Template[] =>
  starters.map(({ id, name, document }) => ({
    id,
    owner: null,
    name: textIn(name, language),
    layout: layoutOf(document),
    date_created: null,
    date_updated: null,
  }));

/** Refuses to change what belongs to everybody. */
export function refuseStarters(ids: readonly string[]): void {
  if (!starters.some(({ id }) => ids.includes(id))) return;
  throw new ApiError('starter_template', 'This template came with the product and stays as it is.');
}

export type NpsGroup = 'promoter' | 'passive' | 'detractor';

/** The group of a rating from 1 to 10: 9 and 10 promote, 7 and 8 wait, the rest detract. */
export function npsGroupOf(rating: number): NpsGroup {
  if (rating >= 9) return 'promoter';
  return rating >= 7 ? 'passive' : 'detractor';
}

/**
 * Whether the database refused because somebody else wrote the same rows meanwhile, or waited for
 * these while they were waited for. What was asked for can be tried anew.
 */
export const isOverwritten = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/** Whether the database gave up waiting for others who use a table. What was asked for can be tried later. */
export const isBusyTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/** What the rule of a location calls otherwise than the screen. */
export const wireNames = { companyId: 'company' };

import { isProgram } from '@hearback/schema/rules';

/** Whether somebody looks at the page: a GET by a browser that does not merely prepare for one. */
export function countsAsScan({ method, headers }: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name)).join(' ');
  return (
    method === 'GET' &&
    !/prefetch|prerender/i.test(purpose) &&
    !isProgram(headers.get('user-agent') ?? '')
  );
}

/** Where tests lie, from the root. */
export const api = 'packages/api/src';
export const gateway = 'packages/gateway/src';
export const app = 'packages/app/src';
export const user = `${api}/routes/user`;
export const survey = `${api}/routes/survey`;
export const gates = `${gateway}/test`;

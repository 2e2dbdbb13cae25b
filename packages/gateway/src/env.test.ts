import { expect, it } from 'vitest';

import { readGatewayEnv } from './env.ts';

it.each(['http://127.0.0.1:4000', 'http://127.0.0.1:4000/', 'http://127.0.0.1:4000/api/'])(
  'takes %s for the same API',
  (API_URL) => {
    expect(readGatewayEnv({ API_URL }).apiUrl).toBe('http://127.0.0.1:4000');
  },
);

it.each(['4000', 'ftp://host', 'http://host/?a=b'])(
  'refuses %s as API_URL, in a sentence',
  (text) => {
    expect(() => readGatewayEnv({ API_URL: text })).toThrow(
      `The setting API_URL is "${text}"; it must be the address of the API, such as http://127.0.0.1:4000.`,
    );
  },
);

it.each([
  { settings: {}, isOpen: false },
  { settings: { GRAPH_OPERATIONS: 'known', NODE_ENV: 'development' }, isOpen: false },
  { settings: { NODE_ENV: 'development' }, isOpen: true },
  { settings: { GRAPH_OPERATIONS: 'any' }, isOpen: true },
])('takes any operation with $settings: $isOpen', ({ settings, isOpen }) => {
  expect(readGatewayEnv(settings).anyOperation).toBe(isOpen);
});

it('refuses another word for the operations that it takes', () => {
  expect(() => readGatewayEnv({ GRAPH_OPERATIONS: 'all' })).toThrow(
    'The setting GRAPH_OPERATIONS is "all"; it must be known or any.',
  );
});

it('runs the API in this process when API_URL is empty', () => {
  expect(readGatewayEnv({ API_URL: '' }).apiUrl).toBeUndefined();
});

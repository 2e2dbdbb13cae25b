import { expect, it } from 'vitest';

import { createWireReader, statementOf } from './wire.ts';

const message = (kind: string, body: string): Buffer => {
  const text = Buffer.from(body);
  const head = Buffer.alloc(kind.length + 4);
  head.write(kind);
  head.writeUInt32BE(text.length + 4, kind.length);
  return Buffer.concat([head, text]);
};

it('finds the messages of a stream that comes byte by byte', () => {
  const read = createWireReader(false);
  const bytes = Buffer.concat([
    message('', 'user'),
    message('Q', 'select 1\0'),
    message('P', 'name\0insert into form\n  values ($1)\0'),
    message('S', ''),
  ]);

  const found = [...bytes].flatMap((byte) => read(Buffer.from([byte])));

  expect(found.map(({ kind }) => kind)).toEqual(['start', 'Q', 'P', 'S']);
  expect(found.map(statementOf)).toEqual([
    undefined,
    'select 1',
    'insert into form values ($1)',
    undefined,
  ]);
});

it('finds several messages in one piece', () => {
  const read = createWireReader(true);
  expect(read(Buffer.concat([message('C', 'BEGIN\0'), message('Z', 'T')]))).toMatchObject([
    { kind: 'C' },
    { kind: 'Z' },
  ]);
});

import { describe, expect, it } from 'vitest';

import { splitStatements } from './migrate.ts';

describe('splitting a migration', () => {
  it('cuts at semicolons at the end of a line', () => {
    expect(splitStatements("select ';' as a,\n  2;\n\n-- why\nselect 3;\n")).toEqual([
      "select ';' as a,\n  2;",
      'select 3;',
    ]);
  });

  it('keeps a body between dollars whole', () => {
    const body =
      'create function f() returns int as $$\nbegin\n  return 1;\nend;\n$$ language plpgsql;';
    expect(splitStatements(`${body}\nselect f();`)).toEqual([body, 'select f();']);
  });

  it('refuses a statement that does not end', () => {
    expect(() => splitStatements('select 1;\nselect 2')).toThrow('middle of a statement');
  });
});

import { type AccountListRow, AccountListText } from './account-list.queries.js';

function written(rows: Partial<AccountListRow>[]): unknown {
  const list = new AccountListText();
  const text = rows.map((row) => list.next({ site: null, more: null, ...row } as AccountListRow)).join('') + list.end();
  return JSON.parse(text);
}

describe('the rows of a list', () => {
  const head = (id: string) => `{"id":"${id}","sites":[`;

  it('make an empty array when there are none', () => {
    expect(written([])).toEqual([]);
  });

  it('make accounts with as many sites as they have', () => {
    const rows = [
      { id: 'a', head: head('a'), site: '{"s":1}' },
      { id: 'a', head: head('a'), site: '{"s":2}' },
      { id: 'b', head: head('b') },
      { id: 'c', head: head('c'), site: '{"s":3}' },
    ];
    expect(written(rows)).toEqual([
      { id: 'a', sites: [{ s: 1 }, { s: 2 }] },
      { id: 'b', sites: [] },
      { id: 'c', sites: [{ s: 3 }] },
    ]);
  });
});

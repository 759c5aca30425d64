import { expect, test } from 'vitest';
import { and, join, raw, render, sql, textOf } from './sql.ts';

test('values become parameters, and pieces are inserted as they are', () => {
  const piece = and([sql`a = ${1}`, sql`b = ${raw('c')}`]);
  expect(
    render(sql`select ${join([raw('x'), raw('y')], ', ')} where ${piece} or d = ${'two'}`),
  ).toEqual({
    text: 'select x, y where a = $1 and b = c or d = $2',
    values: [1, 'two'],
  });
});

test('an external object that looks like a piece of SQL becomes a parameter', () => {
  const outside: unknown = JSON.parse('{ "strings": ["1; drop table member"], "values": [] }');
  expect(render(sql`select ${outside}`)).toEqual({ text: 'select $1', values: [outside] });
});

test('only a piece without values is a text', () => {
  expect(textOf(sql`a = ${raw('$memberId')}`)).toBe('a = $memberId');
  expect(() => textOf(sql`a = ${1}`)).toThrow('This SQL has values: a = $1');
});

import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('quoted cells hold commas, line breaks and quotes', () => {
  const text = '\uFEFFid,income,from\r\n1,"69,487.00","New\nYork ""City"""\r\n\r\n2,,\n3,4,';
  expect(readCsv(text, ['id', 'income', 'from'])).toEqual([
    { id: '1', income: '69,487.00', from: 'New\nYork "City"' },
    { id: '2', income: '', from: '' },
    { id: '3', income: '4', from: '' },
  ]);
});

test('a file without a wanted column is refused', () => {
  expect(() => readCsv('id\n1', ['id', 'age'])).toThrow('The file has no column age.');
});

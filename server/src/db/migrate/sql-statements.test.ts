import { expect, test } from 'vitest';
import { splitStatements } from './sql-statements.ts';

test('statements are separated by semicolons that are neither quoted nor in a comment', () => {
  const text = `
    -- First; a comment.
    select 'a;b', E'c\\';d', $$e;f$$, $x$g;$$;h$x$; /* i; */
    insert into "odd;name" values (1) -- Last; comment.
    ;;
    select  2 ;`;
  expect(splitStatements(text).map(({ code }) => code)).toEqual([
    "select '', '', '', ''",
    'insert into "odd;name" values (1)',
    'select 2',
  ]);
});

test('the text of a statement is that of the file, without the comments before it', () => {
  const text = '-- Above.\nSelect  1, -- within\n  2;\n\n-- Below.\n';
  expect(splitStatements(text)).toEqual([
    { text: 'Select  1, -- within\n  2', code: 'select 1, 2' },
  ]);
});

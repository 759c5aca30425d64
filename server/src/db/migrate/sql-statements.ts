export interface SqlStatement {
  /** The text as in the file, without the comments before it. */
  readonly text: string;
  /** The text in lower case and on one line, without comments and what is in single quotes. */
  readonly code: string;
}

const token =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<quoted>\$(\w*)\$[\s\S]*?\$\3\$|e'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*')|(?<end>;)|"[^"]*"|\w+|[\s\S]/gi;

/** The statements of an SQL text. */
export function splitStatements(text: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let open = { text: '', code: '' };
  const close = () => {
    const statement = { text: open.text.trim(), code: tidy(open.code) };
    if (statement.code) statements.push(statement);
    open = { text: '', code: '' };
  };
  for (const { 0: piece, groups = {} } of text.matchAll(token)) {
    if (groups['end']) close();
    else if (groups['comment']) {
      if (open.code.trim()) open.text += piece;
      open.code += ' ';
    } else {
      open.text += piece;
      open.code += groups['quoted'] ? "''" : piece;
    }
  }
  close();
  return statements;
}

const tidy = (code: string) => code.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The comments before tables, columns and indexes in the migrations. The last one about something counts. */
export function readComments(texts: readonly string[]): Map<string, string[]> {
  const comments = new Map<string, string[]>();
  for (const text of texts) readFrom(text, comments);
  return comments;
}

function readFrom(text: string, comments: Map<string, string[]>) {
  let table = '';
  let above: string[] = [];
  const keep = (key: string) => {
    if (above.length > 0) comments.set(key, above);
  };
  const append = (key: string) => {
    above = [...(comments.get(key) ?? []), ...above];
    keep(key);
  };
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, comment] = /^-- ?(.*)$/.exec(line) ?? [];
    if (comment !== undefined) {
      above.push(comment);
      continue;
    }
    const [, created] = /^create (?:unlogged )?table (\w+)/.exec(line) ?? [];
    const [, altered] = /^alter table (\w+)/.exec(line) ?? [];
    const [, index] = /^create (?:unique )?index (\w+)/.exec(line) ?? [];
    const [, added] =
      /\badd (?:column )?(?!constraint|check|unique|primary|foreign)(\w+)/.exec(line) ?? [];
    const [, changed] = /^alter table \w+ alter column (\w+)/.exec(line) ?? [];
    const isSetting = /^alter table \w+ set /.test(line);
    const [, before = '', after = ''] = /\brename column (\w+) to (\w+)/.exec(line) ?? [];
    if (created ?? altered) table = created ?? altered ?? '';
    if (created) keep(`table ${created}`);
    else if (index) keep(`index ${index}`);
    else if (before) {
      const known = comments.get(`column ${table}.${before}`);
      if (above.length === 0 && known) comments.set(`column ${table}.${after}`, known);
      else keep(`column ${table}.${after}`);
    } else if (added) keep(`column ${table}.${added}`);
    else if (changed) append(`column ${table}.${changed}`);
    else if (isSetting) append(`table ${table}`);
    else if (table && /^\w+ /.test(line)) keep(`column ${table}.${line.split(' ')[0]}`);
    above = [];
    if (line.endsWith(';')) table = '';
  }
}

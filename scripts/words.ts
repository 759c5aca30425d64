/** Old-fashioned words in texts for people, and what to write instead. */
const quaint = {
  whoever: 'anyone, people who',
  whom: 'who',
  somebody: 'someone',
  nobody: 'no one',
  meanwhile: 'leave it out',
  'by itself': 'automatically',
  'by themselves': 'automatically',
  'as things are': 'leave it out',
  'has become of': 'status',
  'became of': 'status',
  'take up': 'start',
  'take back': 'revoke, undo, withdraw',
  'taken back': 'revoked, undone, withdrawn',
  'for good': 'permanently',
  'at once': 'right away, at the same time',
  'to be in': 'leave it out',
  'is told': 'will be notified',
  stands: 'is',
  whole: 'complete, all',
  anew: 'again',
};

/** The specification's strings are American, as in 'canceled'. */
const british = {
  'apologis\\w*': 'apologiz…',
  'authoris\\w*': 'authoriz…',
  'behaviours?': 'behavior',
  'cancell(ed|ing)': 'canceled, canceling',
  'catalogues?': 'catalog',
  'centres?': 'center',
  'colours?': 'color',
  'customis\\w*': 'customiz…',
  'defence|offence|licence': 'defense, offense, license',
  'favourites?': 'favorite',
  'grey\\w*': 'gray',
  holiday: 'vacation',
  'honour\\w*|neighbour\\w*': 'honor, neighbor',
  'labelled|travell(ed|er|ers|ing)': 'labeled, traveled',
  'organis\\w*': 'organiz…',
  'personalis\\w*': 'personaliz…',
  'practis\\w*': 'practic…',
  'prioritis\\w*': 'prioritiz…',
  'recognis\\w*': 'recogniz…',
  'summaris\\w*': 'summariz…',
  learnt: 'learned',
  whilst: 'while',
};

/** These words are refused in comments, SQL, titles of tests and Markdown. */
const prose = {
  'whoever|whomever': 'anyone, people who',
  nobody: 'no one',
  somebody: 'someone',
  everybody: 'everyone',
  anybody: 'anyone',
  meanwhile: 'in the meantime, or leave it out',
  'by itself': 'automatically',
  '(take|takes|taken) back': 'undo, cancel',
  'for good': 'permanently',
  'at once': 'right away, at the same time',
  'stood still|stand still': 'stopped',
  anew: 'again',
};

/** Parts of identifiers and of file names, as 'tell-members' for `tellMembers`, and what to write instead. */
const names = {
  '^tell(able)?-': 'notify (a notice), publish (a live event), mail',
  '(^|-)(take|taken)-back(-|$)': 'undo, cancel, return',
  '(^|-)told(-|$)': 'notified, published, shown',
  '(^|-)ways?-in(-|$)': 'signInMethod',
  '(^|-)going-on$': 'ongoing',
  '(^|-)(pass-on|let-in)(-|$)': 'send, admit',
  '(^|-)bearers?(?!-token)(-|$)': 'subject, as a bearer is a token',
  '(^|-)contestedness(-|$)': 'demand',
  '(^|-)wish(es)?(-|$)': 'preferences',
  '(^|-)(whispers?|couriers?|laggards?)(-|$)': 'sendUnstored, sender, slowClient',
  '(^|-)(im)?patience(-|$)': 'a timeout with its unit, such as idleTimeoutMs',
  '(^|-)(farewell|slack|silence|seldom)(-|$)': 'what it is, with its unit',
  '(^|-)(no|some|every|any)body(-|$)': 'no one, someone, everyone, anyone',
};

/** These say nothing about what a value of the type holds. */
const types = /\b(?:interface|type) (Told|Given|Taken|Asked|Wanted|Facts|Work|Counted)\b/g;

/** These files keep words in prose and names. Texts for people have no exceptions. */
const exceptions: readonly {
  readonly files: RegExp;
  readonly word: RegExp;
  readonly why: string;
}[] = [
  { files: /^docs\/decisions\//, word: /./, why: 'a record has the words of its time' },
  { files: /^(?!.*(\bdesk\b|appeal))/, word: /bearer/i, why: 'of a token' },
  { files: /ordinary-user/, word: /nobody/, why: 'the name of a user of the system' },
  { files: /reports\/claims\.ts$/, word: /^somebody/, why: 'members write it' },
];

const anyOf = (list: object) =>
  new RegExp(
    String.raw`\b(${Object.keys(list)
      .join('|')
      .replaceAll(' ', String.raw`\s+`)})\b`,
    'gi',
  );
const [textWords, proseWords] = [anyOf({ ...quaint, ...british }), anyOf(prose)];

const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const quoted = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g;
const testTitle = /\b(?:test|describe)(?:\.\w+)?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
const catalogs = /(?:^|\/)texts\/en\//;
const textFiles = /^texts\/en\/|^web\/src\/texts\/en\/|^(server|contract)\/src\/|^scripts\//;

/** Every text of a catalog, and what looks like a sentence or a summary elsewhere. */
function textsIn(path: string, source: string) {
  return Array.from(source.replace(comment, '').matchAll(literal), ([, a, b, c]) => a ?? b ?? c)
    .filter((text) => text !== undefined)
    .filter((text) => !/^[a-z]+(-[a-z]+)*$/.test(text))
    .filter((text) => catalogs.test(path) || /^(\p{Lu}|\$\{)[^=]* /u.test(text));
}

function proseIn(path: string, source: string): string[] {
  if (path.endsWith('.md')) return [source];
  if (path.endsWith('.sql'))
    return source.match(/--.*$|comment on [^;]*;|raise exception '.*'/gm) ?? [];
  const titles = Array.from(source.matchAll(testTitle), ([, , title = '']) => title);
  return [...(source.match(comment) ?? []), ...titles];
}

/** The identifiers of a file, and its own name. */
function namesIn(path: string, source: string) {
  if (!/\.(ts|tsx|mjs|sql)$/.test(path)) return [path];
  const code = path.endsWith('.sql')
    ? source.replaceAll(/--.*$/gm, '')
    : source.replace(comment, '').replaceAll(quoted, '');
  return [...new Set(code.match(/[A-Za-z_$][\w$]*/g)), ...path.split(/[/.]/)];
}

const kebab = (name: string) =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, '-')
    .replace(/^[-$]+/, '')
    .toLowerCase();

const nameRules = Object.entries(names).map(
  ([word, better]) => [new RegExp(word), better] as const,
);
const known = new Map<string, readonly string[]>();

/** Most names are in many files, and are compared once. */
function refuseName(name: string) {
  const before = known.get(name);
  if (before) return before;
  const found = nameRules
    .filter(([word]) => word.test(kebab(name)))
    .map(([, better]) => `${name} (${better})`);
  known.set(name, found);
  return found;
}

function refusedNames(path: string, source: string) {
  const vague = Array.from(source.matchAll(types), ([, name = '']) => `${name} (what it holds)`);
  return [...namesIn(path, source).flatMap(refuseName), ...vague];
}

/** What a file says that it should say otherwise: texts for people, prose for developers, and names. */
export function findRefused(path: string, source: string): string[] {
  const isText = textFiles.test(path) && /(?<!\.test)\.ts$|\.json$/.test(path);
  const texts = isText ? textsIn(path, source).flatMap((text) => text.match(textWords) ?? []) : [];
  const others = [
    ...proseIn(path, source).flatMap((text) => text.match(proseWords) ?? []),
    ...refusedNames(path, source),
  ];
  const isExcepted = (word: string) =>
    exceptions.some((each) => each.files.test(path) && each.word.test(word));
  return [...texts, ...others.filter((word) => !isExcepted(word))];
}

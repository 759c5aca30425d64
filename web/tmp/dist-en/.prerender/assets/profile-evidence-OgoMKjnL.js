globalThis.lazySources.push('src/widgets/evidence/profile-evidence.tsx');
import { n as interestGroups, t as promptLabels } from './prompts-DcsEnAPY.js';
import { t as questions } from './questions-BRSSKzM1.js';
import { i as evidence_module_default, r as GreyPhoto } from './evidence-CpAkUrZ6.js';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/texts/en/profile-evidence.ts
var interestNames = Object.assign({}, ...Object.values(interestGroups));
var countries = new Intl.DisplayNames('en', { type: 'region' });
var liked = {
  photo: () => 'They liked this photo of the reporter:',
  prompt: (id, said) =>
    `They liked the reporter's answer to “${promptLabels[id] ?? id}”: “${said}”`,
  question: (id, said) => {
    const { question = id, answers = [] } = questions[id] ?? {};
    return `They liked the reporter's answer to “${question}”: ${answers[Number(said)] ?? said}`;
  },
};
var messages = {
  note: (text) => `Note with their like: “${text}”`,
  /** What the reported member liked. The words are those of the day on which they liked it. */
  part: (kind, id, said) => liked[kind](id, said ?? ''),
  partGone: 'The photo was no longer there when the report was made.',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt) => promptLabels[prompt] ?? prompt,
  interests: (keys) => keys.map((key) => interestNames[key] ?? key).join(', '),
};
// web/src/widgets/evidence/profile-evidence.tsx
/** The texts of a profile, as they were. */
function ProfileEvidence({ content }) {
  const { firstName, age, gender, city, country, bio, note, part } = content;
  const { interests = [], prompts = [] } = content;
  const who = [firstName, age, gender, city, country && messages.country(country)]
    .filter(Boolean)
    .join(', ');
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-1 mt-2 min-w-0 text-md anywhere pre-wrap ${evidence_module_default.texts}`,
    children: [
      part && /* @__PURE__ */ jsx('p', { children: messages.part(part.kind, part.id, part.said) }),
      part?.photo?.url &&
        /* @__PURE__ */ jsx(GreyPhoto, {
          url: part.photo.url,
          number: 1,
        }),
      part?.kind === 'photo' &&
        !part.photo &&
        /* @__PURE__ */ jsx('p', { children: messages.partGone }),
      note && /* @__PURE__ */ jsx('p', { children: messages.note(note) }),
      who &&
        /* @__PURE__ */ jsx('p', {
          className: 'semibold',
          children: who,
        }),
      bio && /* @__PURE__ */ jsx('p', { children: bio }),
      prompts.map(({ prompt, answer }) =>
        /* @__PURE__ */ jsxs(
          'p',
          {
            children: [
              /* @__PURE__ */ jsx('small', {
                className: 'block faint normal text-xs',
                children: messages.prompt(prompt),
              }),
              answer,
            ],
          },
          prompt,
        ),
      ),
      interests.length > 0 && /* @__PURE__ */ jsx('p', { children: messages.interests(interests) }),
    ],
  });
}
export { ProfileEvidence };

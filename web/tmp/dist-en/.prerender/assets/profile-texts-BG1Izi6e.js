import { t as messages } from './profiles-DnNuMvS1.js';
import { jsx, jsxs } from 'react/jsx-runtime';
var profile_texts_module_default = {
  interests: '_interests_rhc2d_1',
  item: '_item_rhc2d_1',
  answers: '_answers_rhc2d_7',
  value: '_value_rhc2d_7',
  answer: '_answer_rhc2d_7',
};
// web/src/widgets/people/profile-texts.tsx
function Bio({ text }) {
  return (
    text &&
    /* @__PURE__ */ jsx('p', {
      className: 'anywhere pre-wrap',
      children: text,
    })
  );
}
function PromptAnswers({ prompts, look, children }) {
  if (prompts.length === 0) return null;
  return /* @__PURE__ */ jsx('dl', {
    className: profile_texts_module_default.answers,
    'data-look': look,
    children: prompts.map(({ prompt, answer }) =>
      /* @__PURE__ */ jsxs(
        'div',
        {
          className: profile_texts_module_default.answer,
          children: [
            /* @__PURE__ */ jsx('dt', {
              className: 'muted text-sm',
              children: messages.prompts[prompt] ?? prompt,
            }),
            /* @__PURE__ */ jsxs('dd', {
              className: `flex items-end gap-2 quoted ${profile_texts_module_default.value}`,
              children: [
                /* @__PURE__ */ jsx('span', {
                  className: 'flex-1 min-w-0 anywhere',
                  children: answer,
                }),
                children?.({
                  prompt,
                  answer,
                }),
              ],
            }),
          ],
        },
        prompt,
      ),
    ),
  });
}
function InterestChips({ interests, shared }) {
  if (interests.length === 0) return null;
  return /* @__PURE__ */ jsx('ul', {
    className: `plain-list flex wrap gap-2 ${profile_texts_module_default.interests}`,
    children: interests.map((interest) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          className: `bg-muted-soft anywhere rounded-full p-chip ${profile_texts_module_default.item}`,
          'data-shared': shared?.includes(interest) || void 0,
          children: messages.interests[interest] ?? interest,
        },
        interest,
      ),
    ),
  });
}
export { InterestChips as n, PromptAnswers as r, Bio as t };

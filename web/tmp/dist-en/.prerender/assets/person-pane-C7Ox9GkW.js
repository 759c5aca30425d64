globalThis.lazySources.push('src/features/chat/conversation/person-pane.tsx');
import { p as usePerson } from './likes-BMKo_6Lh.js';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { t as messages } from './person-DmcSxu_R.js';
import { t as Photo } from './photo-CDcxc_gL.js';
import { n as Score, t as Reasons } from './score-Br4VJ4no.js';
import { n as InterestChips, r as PromptAnswers } from './profile-texts-BG1Izi6e.js';
import { p as conversation_module_default, u as PaneSkeleton } from './chat-page-Cliqi7Uz.js';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
// web/src/features/chat/conversation/person-pane.tsx
/** Next to a conversation: the other's profile. */
function PersonPane({ id }) {
  const { away } = useDistances();
  const { data } = usePerson(id).person;
  if (!data) return /* @__PURE__ */ jsx(PaneSkeleton, {});
  const { user } = data;
  const place = away(data.distance) ?? user.location.city;
  return /* @__PURE__ */ jsxs('aside', {
    className: `bg-page overflow-y-auto ${conversation_module_default.aside}`,
    'aria-label': messages.about(user.name),
    children: [
      user.profilePicture &&
        /* @__PURE__ */ jsx(Photo, {
          className: `w-full cover face-middle ${conversation_module_default.image}`,
          url: user.profilePicture,
          focus: user.profilePictureFocus,
          alt: messages.photo(user.name, 1),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid one-column gap-3-5 p-5',
        children: [
          /* @__PURE__ */ jsxs('h2', {
            className: 'title-sm anywhere',
            children: [
              user.name,
              ', ',
              /* @__PURE__ */ jsx('span', {
                className: 'light',
                children: user.age,
              }),
            ],
          }),
          place &&
            /* @__PURE__ */ jsxs('p', {
              className: 'row wrap muted gap-1-by-2',
              children: [
                /* @__PURE__ */ jsx(IconMapPin, {
                  size: 18,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
                place,
              ],
            }),
          /* @__PURE__ */ jsx(Score, {
            match: data,
            size: 'small',
          }),
          /* @__PURE__ */ jsx(Reasons, {
            match: data,
            name: user.name,
          }),
          /* @__PURE__ */ jsx(InterestChips, { interests: user.interests }),
          /* @__PURE__ */ jsx(PromptAnswers, { prompts: user.prompts }),
          /* @__PURE__ */ jsx(Link, {
            to: '/members/$id',
            params: { id },
            className: 'underline self-start color-brand semibold anywhere',
            children: messages.about(user.name),
          }),
        ],
      }),
    ],
  });
}
export { PersonPane };

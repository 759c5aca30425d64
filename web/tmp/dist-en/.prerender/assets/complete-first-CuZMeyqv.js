globalThis.lazySources.push('src/widgets/people/complete-first.tsx');
/* empty css                      */
import { k as useOwnProfile } from '../entry.mjs';
import { i as requiredParts, t as isDone } from './completeness-C2G09VXj.js';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { jsx } from 'react/jsx-runtime';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
// web/src/texts/en/complete-first.ts
var parts = {
  about: 'your name, age and gender',
  place: 'your city',
  seeking: "who you'd like to meet",
  photo: 'a photo of you',
};
var messages = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  title: 'Complete your profile first',
  about: (missing) => {
    const what = new Intl.ListFormat('en').format(missing.map((part) => parts[part]));
    return `${what && `Still missing: ${what}. `}Then you can see people, and they can find you.`;
  },
  action: 'Complete my profile',
};
// web/src/widgets/people/complete-first.tsx
/** Says what the profile lacks before there is anyone to see, and leads to where it is added. */
function CompleteFirst() {
  const own = useOwnProfile();
  if (!own.data)
    return /* @__PURE__ */ jsx(QueryState, {
      query: own,
      words: messages,
    });
  const { user } = own.data;
  const missing = requiredParts.filter((part) => !isDone[part](user));
  return /* @__PURE__ */ jsx(EmptyState, {
    icon: IconUserEdit,
    title: messages.title,
    about: messages.about(missing),
    children: /* @__PURE__ */ jsx(Button, {
      size: 'md',
      radius: 'xl',
      renderRoot: (props) =>
        /* @__PURE__ */ jsx(Link, {
          to: '/welcome',
          ...props,
        }),
      children: messages.action,
    }),
  });
}
export { CompleteFirst };

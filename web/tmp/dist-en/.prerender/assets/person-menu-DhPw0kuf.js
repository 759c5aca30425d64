/* empty css                          */
import { t as useBookmark } from './likes-BMKo_6Lh.js';
import { t as messages } from './likes-CTZma4kn.js';
import { t as messages$1 } from './person-DmcSxu_R.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ActionIcon } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import IconPhotoExclamation from '@tabler/icons-react/dist/esm/icons/IconPhotoExclamation.mjs';
var person_menu_module_default = { button: '_button_zn72t_2' };
// web/src/widgets/people/person-menu.tsx
var ActionSheet = lazyRouteComponent(
  () => import('./action-sheet-DjmcXtG3.js').then((n) => n.n),
  'ActionSheet',
);
/** More actions for a person, from mild to severe. */
function PersonMenu({ user, bookmarked, place, ...does }) {
  const { onReport, onReportPhoto, onBlock } = does;
  const { choice } = messages;
  const [opened, setOpened] = useState(null);
  const { mutate } = useBookmark();
  const close = () => setOpened(false);
  const andClose = (work) => () => {
    close();
    work();
  };
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx(ActionIcon, {
        className: person_menu_module_default.button,
        variant: 'default',
        radius: 999,
        size: 44,
        'data-place': place,
        'aria-label': messages$1.menu(user.name),
        'aria-haspopup': 'dialog',
        onClick: () => setOpened(true),
        children: /* @__PURE__ */ jsx(IconDots, {
          size: 20,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
      opened !== null &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(ActionSheet, {
            opened,
            title: messages$1.menu(user.name),
            closeLabel: messages$1.cancel,
            onClose: close,
            groups: {
              mild: [
                bookmarked !== void 0 && {
                  label: bookmarked ? choice.bookmarked : choice.bookmark,
                  Icon: bookmarked ? IconBookmarkFilled : IconBookmark,
                  run: andClose(() =>
                    mutate({
                      id: user._id,
                      on: !bookmarked,
                    }),
                  ),
                },
              ],
              severe: [
                onReportPhoto !== void 0 && {
                  label: messages$1.reportPhoto,
                  about: messages$1.reportAbout,
                  Icon: IconPhotoExclamation,
                  run: andClose(onReportPhoto),
                },
                {
                  label: messages$1.report,
                  about: messages$1.reportAbout,
                  Icon: IconFlag,
                  run: andClose(onReport),
                },
                {
                  label: messages$1.block,
                  about: messages$1.blockAbout,
                  Icon: IconUserOff,
                  run: andClose(onBlock),
                },
              ],
            },
          }),
        }),
    ],
  });
}
export { PersonMenu as t };

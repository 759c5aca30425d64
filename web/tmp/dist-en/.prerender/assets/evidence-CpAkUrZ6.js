import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { b as formatNumber, y as formatDate } from '../entry.mjs';
import { t as summaryOf } from './summary-of-BPmxl3MZ.js';
import { t as FetchedPhoto } from './fetched-photo-DPq_sn75.js';
import { t as Key } from './key-CXPUYXsX.js';
import { t as PhotoCover } from './photo-cover-C3eiCxSG.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useContext, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
// web/src/texts/en/evidence.ts
var messages = {
  loading: 'Loading evidence...',
  failed: 'Error loading evidence',
  again: 'Try again',
  titles: {
    profile: 'Profile snapshot',
    photo: 'Reported photo',
    message: 'Reported message',
  },
  chatWith: (name) => `Chat with ${name}`,
  messages: (count) => (count === 1 ? '1 message' : `${formatNumber(count)} messages`),
  earlier: (count) =>
    count === 1 ? 'Show 1 earlier message' : `Show ${formatNumber(count)} earlier messages`,
  taken: (when) => `Saved ${when}`,
  from: {
    reporter: 'Reporter',
    reported: 'Reported member',
  },
  reported: 'Reported',
  sentPhoto: 'photo',
  edited: 'edited',
  deletedMessage: 'Deleted before the report',
  photo: (number) => `Photo ${number}, large`,
  covered: (number) => `Photo ${number}, blurred. Show all photos`,
  closed: (number) => `Photo ${number}, hidden until the case is escalated`,
  show: 'Show',
  escalateFirst: 'Escalate first',
  unloaded: "Couldn't be loaded",
  related: 'Related reports',
};
var evidence_module_default = {
  evidence: '_evidence_n3voc_1',
  subheading: '_subheading_n3voc_2',
  taken: '_taken_n3voc_9',
  texts: '_texts_n3voc_14',
  photo: '_photo_n3voc_18',
  image: '_image_n3voc_25',
  ask: '_ask_n3voc_46',
};
var excerpt_module_default = {
  excerpt: '_excerpt_1wbc8_1',
  item: '_item_1wbc8_4',
  sender: '_sender_1wbc8_9',
  text: '_text_1wbc8_17',
  time: '_time_1wbc8_21',
  edited: '_edited_1wbc8_22',
  choice: '_choice_1wbc8_29',
  input: '_input_1wbc8_32',
  flag: '_flag_1wbc8_53',
};
// web/src/widgets/evidence/excerpt.tsx
/** In a long excerpt, this many messages before the first reported one are shown by default. */
var before = 3;
/** A part of the chat, with the reported messages marked. */
function Excerpt({ excerpt, names, choice }) {
  const [isWhole, setWhole] = useState(false);
  const reported = excerpt.findIndex(({ isReported }) => isReported);
  const from = reported === -1 ? excerpt.length - 6 : reported - before;
  const hidden = isWhole ? 0 : Math.max(0, from);
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      hidden > 0 &&
        /* @__PURE__ */ jsx('button', {
          type: 'button',
          className:
            'border-0 bg-none muted clickable py-1-5 hover-ink text-sm semibold hover-underline',
          onClick: () => setWhole(true),
          children: messages.earlier(hidden),
        }),
      /* @__PURE__ */ jsx(Messages, {
        excerpt: excerpt.slice(hidden),
        names,
        choice,
      }),
    ],
  });
}
function Messages({ excerpt, names, choice }) {
  return /* @__PURE__ */ jsx('ol', {
    className: `p-0 text-md anywhere list-none ${excerpt_module_default.excerpt}`,
    'aria-label': messages.messages(excerpt.length),
    children: excerpt.map((message) =>
      /* @__PURE__ */ jsx(
        Row,
        {
          message,
          names,
          choice,
        },
        message.number,
      ),
    ),
  });
}
function Row({ message, names, choice }) {
  const { number, from, text, photo, sentAt, editedAt, deletedAt, isReported } = message;
  return /* @__PURE__ */ jsxs('li', {
    className: `grid items-baseline gap-2 rounded-md ${excerpt_module_default.item}`,
    'data-from': from,
    'data-reported': isReported || void 0,
    children: [
      /* @__PURE__ */ jsx('b', {
        className: `truncate muted semibold ${excerpt_module_default.sender}`,
        children: names[from],
      }),
      /* @__PURE__ */ jsx('time', {
        className: `faint text-xs tabular ${excerpt_module_default.time}`,
        dateTime: sentAt,
        children: formatDate(sentAt, { timeStyle: 'short' }),
      }),
      /* @__PURE__ */ jsxs('span', {
        className: `pre-wrap ${excerpt_module_default.text}`,
        children: [
          isReported
            ? /* @__PURE__ */ jsx('mark', {
                className: 'color-inherit bg-none',
                children: text,
              })
            : text,
          photo && ` (${messages.sentPhoto})`,
          deletedAt && /* @__PURE__ */ jsx('i', { children: messages.deletedMessage }),
          editedAt &&
            /* @__PURE__ */ jsxs('small', {
              className: `faint text-xs tabular ${excerpt_module_default.edited}`,
              children: [' (', messages.edited, ')'],
            }),
        ],
      }),
      isReported &&
        /* @__PURE__ */ jsxs('span', {
          className: `inline-flex items-center gap-1 color-danger text-xs semibold ${excerpt_module_default.flag}`,
          children: [
            /* @__PURE__ */ jsx(IconFlag, {
              size: 14,
              stroke: 2,
              'aria-hidden': true,
            }),
            ' ',
            messages.reported,
          ],
        }),
      choice &&
        from === 'reported' &&
        !deletedAt &&
        /* @__PURE__ */ jsx(Chosen, {
          choice,
          number,
          text: summaryOf(message),
        }),
    ],
  });
}
/** The messages are one group of radio buttons, so that the Tab key passes them in one step. */
function Chosen({ choice, number, text }) {
  return /* @__PURE__ */ jsxs('label', {
    className: `inline-flex items-center gap-1-5 muted text-xs clickable hover-ink ${excerpt_module_default.choice}`,
    children: [
      /* @__PURE__ */ jsx('input', {
        className: `m-0 clickable ${excerpt_module_default.input}`,
        type: 'radio',
        name: 'chosen-message',
        'aria-label': `${choice.label}: ${text}`,
        checked: choice.isChosen(number),
        onChange: () => choice.choose(number),
        onKeyDown: ({ key, repeat }) => key === 'Enter' && !repeat && choice.confirm(),
      }),
      /* @__PURE__ */ jsx('span', {
        'aria-hidden': true,
        children: choice.label,
      }),
    ],
  });
}
// web/src/widgets/evidence/grey-photo.tsx
/** Gray until hovered or focused, because it may be disturbing; a click enlarges it. One that may be shocking is blurred first. */
function GreyPhoto({ url, number, isReported = false }) {
  const [large, setLarge] = useState(false);
  const { isOn, show } = useContext(PhotoCover);
  const look = {
    className: `p-0 border-0 rounded-md muted text-xs relative overflow-hidden ${evidence_module_default.photo}`,
    'data-reported': isReported || void 0,
    'data-covered': isOn || void 0,
  };
  const image = /* @__PURE__ */ jsx(FetchedPhoto, {
    className: `w-full h-full cover ${evidence_module_default.image}`,
    url,
    alt: '',
    failed: /* @__PURE__ */ jsx('span', { children: messages.unloaded }),
  });
  if (isOn && !show)
    return /* @__PURE__ */ jsxs('span', {
      ...look,
      children: [
        image,
        /* @__PURE__ */ jsx('span', {
          className: 'visually-hidden',
          children: messages.closed(number),
        }),
        /* @__PURE__ */ jsx('span', {
          className: `absolute rounded-full semibold ink ${evidence_module_default.ask}`,
          'aria-hidden': true,
          children: messages.escalateFirst,
        }),
      ],
    });
  return /* @__PURE__ */ jsxs('button', {
    type: 'button',
    ...look,
    ...(isOn
      ? { 'aria-keyshortcuts': 'V' }
      : {
          'aria-label': messages.photo(number),
          'aria-pressed': large,
        }),
    onClick: isOn && show ? show : () => setLarge(!large),
    children: [
      image,
      isOn &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx('span', {
              className: 'visually-hidden',
              children: messages.covered(number),
            }),
            /* @__PURE__ */ jsxs('span', {
              className: `absolute row gap-1 rounded-full semibold ink ${evidence_module_default.ask}`,
              'aria-hidden': true,
              children: [
                /* @__PURE__ */ jsx(IconEye, {
                  size: 14,
                  stroke: 1.75,
                }),
                ' ',
                messages.show,
                ' ',
                /* @__PURE__ */ jsx(Key, { name: 'V' }),
              ],
            }),
          ],
        }),
    ],
  });
}
// web/src/widgets/evidence/evidence.tsx
var evidence_exports = /* @__PURE__ */ __exportAll({ Evidence: () => Evidence });
var ProfileEvidence = lazyRouteComponent(
  () => import('./profile-evidence-OgoMKjnL.js'),
  'ProfileEvidence',
);
/** The reported content, as it was at that time. It is shown with all of its parts, or suspends until they are loaded. */
function Evidence({ evidence: { kind, takenAt, content }, names, choice, note }) {
  const sent = (content.messages ?? []).flatMap(({ photo }) => photo ?? []);
  const photos = kind === 'photo' ? [content] : (content.photos ?? sent);
  const title =
    kind === 'message' && names ? messages.chatWith(names.reporter) : messages.titles[kind];
  return /* @__PURE__ */ jsxs('section', {
    className: `mt-4 border-top container pt-3 ${evidence_module_default.evidence}`,
    'aria-label': title,
    children: [
      /* @__PURE__ */ jsxs('h3', {
        className: `m-0 ${evidence_module_default.subheading}`,
        children: [
          title,
          ' ',
          /* @__PURE__ */ jsxs('small', {
            className: `faint normal text-xs ${evidence_module_default.taken}`,
            children: [
              messages.taken(formatDate(takenAt, { timeStyle: 'short' })),
              note && `. ${note}`,
            ],
          }),
        ],
      }),
      content.messages &&
        /* @__PURE__ */ jsx(Excerpt, {
          excerpt: content.messages,
          names: names ?? messages.from,
          choice,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap items-start gap-3-by-4',
        children: [
          photos.some(({ url }) => url) &&
            /* @__PURE__ */ jsx('ul', {
              className: 'flex wrap gap-2 p-0 list-none m-0 mt-2',
              children: photos.map(({ url, publicId }, index) =>
                url
                  ? /* @__PURE__ */ jsx(
                      'li',
                      {
                        children: /* @__PURE__ */ jsx(GreyPhoto, {
                          url,
                          number: index + 1,
                          isReported: kind === 'photo',
                        }),
                      },
                      publicId ?? url,
                    )
                  : null,
              ),
            }),
          kind === 'profile' && /* @__PURE__ */ jsx(ProfileEvidence, { content }),
        ],
      }),
    ],
  });
}
export {
  messages as a,
  evidence_module_default as i,
  evidence_exports as n,
  GreyPhoto as r,
  Evidence as t,
};

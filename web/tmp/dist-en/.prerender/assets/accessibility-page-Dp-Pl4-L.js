globalThis.lazySources.push('src/features/accessibility/accessibility-page.tsx');
import { t as config } from './config-QonXKZXr.js';
import { n as PointPage, t as PointList } from './point-list-DRgg1_1n.js';
import { t as columnLink } from './text-link-CXTDE5_U.js';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconAccessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs';
import IconBarrierBlock from '@tabler/icons-react/dist/esm/icons/IconBarrierBlock.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
// web/src/texts/en/accessibility.ts
var messages = {
  title: 'Accessibility',
  about: (brand) => `How ${brand} works for people with disabilities, and where it doesn't yet.`,
  written: 'Written on Nov 26, 2026, for this website and the app that can be installed from it.',
  sections: {
    standard: {
      title: 'What we aim for',
      points: [
        'The standard is EN 301 549, which asks websites for level AA of the Web Content Accessibility Guidelines (WCAG) 2.1. We work with the newer WCAG 2.2, level AA.',
        'The service conforms in part: what we know of that is missing is listed below.',
        'We checked this ourselves. A program looks for errors on every page, for each release in light and dark mode, from 320 pixels wide, and checks that the Tab key reaches every control and shows where it is. Journeys such as registering, chatting and deciding about people are tried with the keyboard alone.',
        'Programs find only some barriers. No one outside has audited the software, and people who use screen readers or other aids have not tested it for us.',
      ],
    },
    helps: {
      title: 'What works',
      points: [
        'Every control works with the keyboard. On the cards of Discover there are buttons beside the swipe, and photos can be put in order with buttons too.',
        'Pages can be zoomed to 400 percent without scrolling sideways. They follow your settings for dark mode and for less motion.',
        'Errors say in words what happened and what to do, next to the field. What you typed stays.',
        'Charts have the same figures as a table, which screen readers read instead.',
        'There are no puzzles to prove that you are human, nothing flashes, and nothing plays automatically.',
      ],
    },
    known: {
      title: 'What does not work yet',
      points: [
        'Photos that members upload have no description of what they show. A screen reader says whose photo it is and its number, and members cannot add a description to theirs.',
        'What members write can be in any language, and is not marked with it. A screen reader may read it with the wrong voice.',
        'The crop of a photo and the place of a face are set by dragging or by the arrow keys. There is no way to set them with single taps.',
        'We have not checked the files of invoices, and the fields for card numbers, which come from the payment company where real cards are taken.',
        'Emails have a version in plain text. We have not checked their other version for accessibility, nor the page that shows developers how the interface works.',
      ],
    },
    feedback: {
      title: 'If something stops you',
      points: (support) => [
        `Write to ${support}. Say which page it was, what you wanted to do, and what you use, such as a screen reader. You need no account.`,
        'If you have an account, you can also report a problem under My reports, where you find our reply too.',
        'A person reads every message and replies. If we cannot repair it soon, we tell you when we will, and help you to do what you came for in another way.',
        'If our answer does not help, you can turn to the authority that watches over accessibility in your country.',
      ],
    },
  },
  contact: 'Contact Support',
};
// web/src/features/accessibility/accessibility-page.tsx
/** What Directive (EU) 2019/882 asks for: what this service conforms to, what it does not, and how to say so. */
function AccessibilityPage() {
  const { standard, helps, known, feedback } = messages.sections;
  const { brandName: brand, supportEmail: support } = config;
  return /* @__PURE__ */ jsxs(PointPage, {
    title: messages.title,
    about: messages.about(brand),
    children: [
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: messages.written,
      }),
      /* @__PURE__ */ jsx(PointList, {
        icon: IconChecklist,
        ...standard,
      }),
      /* @__PURE__ */ jsx(PointList, {
        icon: IconAccessible,
        ...helps,
      }),
      /* @__PURE__ */ jsx(PointList, {
        icon: IconBarrierBlock,
        ...known,
      }),
      /* @__PURE__ */ jsx(PointList, {
        icon: IconSpeakerphone,
        ...feedback,
        points: feedback.points(support),
      }),
      /* @__PURE__ */ jsx('a', {
        className: columnLink,
        href: `mailto:${support}`,
        children: messages.contact,
      }),
    ],
  });
}
export { AccessibilityPage };

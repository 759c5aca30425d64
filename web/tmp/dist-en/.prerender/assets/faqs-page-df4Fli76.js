globalThis.lazySources.push('src/features/faqs/faqs-page.tsx');
/* empty css                      */
import { t as config } from './config-QonXKZXr.js';
import { n as messages, t as Question } from './question-B2vXHXMN.js';
import { t as aside_page_module_default } from './aside-page.module-Cl28KOsp.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
var faqs_page_module_default = { questions: '_questions_1obox_1' };
// web/src/features/faqs/faqs-page.tsx
function FaqsPage() {
  const { brandName: brand, supportEmail: support, keepDays: days } = config;
  const names = {
    brand,
    support,
    days,
  };
  return /* @__PURE__ */ jsxs('div', {
    className: `grid m-auto max-w-page ${aside_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: aside_page_module_default.header,
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'balance tight-30 title-page visually-hidden-if-titled',
            children: messages.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'mt-4 muted text-xl pretty',
            children: messages.lead,
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: `min-w-0 ${aside_page_module_default.main} ${faqs_page_module_default.questions}`,
        children: Object.entries(messages.questions).map(([id, { question, answer }]) =>
          /* @__PURE__ */ jsx(
            Question,
            {
              id,
              question,
              answer: answer(names),
            },
            id,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs('section', {
        className: `border-top ${aside_page_module_default.more} ${aside_page_module_default.further}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'tight-15 title-xs',
            children: messages.more.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-lg pretty mt-1-5 mb-5',
            children: messages.more.text,
          }),
          /* @__PURE__ */ jsx(Button, {
            component: 'a',
            href: `mailto:${config.supportEmail}`,
            size: 'md',
            leftSection: /* @__PURE__ */ jsx(IconMail, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            children: messages.more.action,
          }),
        ],
      }),
    ],
  });
}
export { FaqsPage };

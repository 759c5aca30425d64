globalThis.lazySources.push('src/features/discovery/ranking-page.tsx');
import { s as distanceBands } from './members-DaHwJcC0.js';
import { t as useDistances } from './use-distances-FwCsoeJt.js';
import { n as PointPage, t as PointList } from './point-list-DRgg1_1n.js';
import { jsx } from 'react/jsx-runtime';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
// web/src/texts/en/ranking.ts
var messages = {
  title: 'How ranking works',
  about: 'Why you see someone, and why in this order.',
  /** With the distances of the rounds in a deck without a limit. */
  sections: ([first = '', ...others]) => [
    {
      title: 'Who you can see',
      points: [
        "Everyone with a complete profile, a confirmed email and an approved photo who fits your genders, ages and distance, and who you haven't decided on yet.",
        'Only people who are looking for someone of your gender and age, at your distance. You can turn this off under Preferences in Discover, or in your profile.',
        'Never people who are paused, banned or blocked by either of you. People who are incognito appear only if they liked you.',
      ],
    },
    {
      title: 'What decides the order',
      points: [
        'How well your answers to the questions fit the open answers of the other person, and what they would accept. A mismatch on something that matters a lot to one of you counts more.',
        'How many interests you share.',
        'How many people would see someone first. If almost everyone would, that person comes a little later, and others a little earlier, so that everyone gets seen, and people who may like each other see each other early. We work this out once a night.',
        'How recently they were active, to the day. If they hide their activity, to the month.',
        'How near they are.',
        `If you look anywhere: first everyone within ${first} of you, then within ${others.slice(0, -1).join(', ')} and ${others.at(-1)}, and in each of these in the order above. So no one far away comes before someone you could meet.`,
        "People who join or change, and then fit, take their place among the cards behind the one you're looking at within seconds.",
      ],
    },
    {
      title: 'The order in Browse',
      points: [
        'It begins with the best match score first. If you look anywhere, people near you come before it, in the same distances as your cards. You can choose another one: recently active, new members, or nearest first.',
        'It only uses what you can see anyway (the day they were last active, the rounded distance and the match score) and the day they joined. If people tie, everyone sees them in a different order.',
      ],
    },
    {
      title: 'What never counts',
      points: [
        'Who someone likes or passes on, who likes them, and who pays.',
        "Photos, names and texts. We don't ask for race or ethnicity. Answers about faith or politics count like any other, and others' only if they opened them.",
      ],
    },
    {
      title: 'The match score',
      points: [
        "The number on a profile comes from your answers, the other person's open answers and shared interests alone. It's rounded to steps of five and never 100. It appears once you can compare five open answers. With few answers and interests in common it stays low, because we don't know much yet.",
        'Five questions about everyday life and what you hope to find are open when you answer them, and all others are hidden. You can open or hide each answer. Your hidden answers only count for what you see: no score, reason or order that others get depends on them. Someone who tries hard can work out your open ones. So the score that you see can differ from the one that the other person sees, and opening more answers makes theirs better.',
        'Your first answers count from the next full hour, and later ones from midnight (UTC), always several together. If each one counted right away, someone could change their answers one by one, watch how the scores change, and work out what other people answered. Hiding and deleting an answer counts right away.',
        'We never show you people outside your preferences unless you change these. If no one is left, the page says which change would bring how many people, but never for what you made a deal-breaker. People you passed on come back after 30 days, when no one else is left.',
      ],
    },
  ],
};
// web/src/features/discovery/ranking-page.tsx
var icons = [IconEye, IconArrowsSort, IconLayoutGrid, IconBan, IconHeart];
/** Why members see someone, and how ranking works, in words. */
function RankingPage() {
  const { format } = useDistances();
  return /* @__PURE__ */ jsx(PointPage, {
    title: messages.title,
    about: messages.about,
    children: messages.sections(distanceBands.map(format)).map((section, index) =>
      /* @__PURE__ */ jsx(
        PointList,
        {
          icon: icons[index] ?? IconEye,
          ...section,
        },
        section.title,
      ),
    ),
  });
}
export { RankingPage };

import { messages } from '#texts/premium.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { formatNumber } from './typed-card.ts';

const cards = {
  pays: '4242424242424242',
  asks: '4000002760003184',
  declined: '4000000000000002',
  funds: '4000000000009995',
  later: '4000000000000341',
  slow: '4000000000010001',
} as const;
const kinds = Object.keys(cards) as (keyof typeof cards)[];

/** The sandbox's test cards, with the effect of each. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  const { card: m } = messages;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
        {m.cards}
      </summary>
      <ul className="m-0 list-none p-0">
        {kinds.map((kind) => (
          <li
            className="flex min-h-13 items-center justify-between gap-3 border-t border-line-soft"
            key={kind}
          >
            <span>
              <code className="font-mono text-md">{formatNumber(cards[kind])}</code>
              <small className="block text-sm text-muted">{m.kinds[kind]}</small>
            </span>
            <Button
              look="plain"
              size="xs"
              aria-label={m.takeCard({ about: m.kinds[kind] })}
              onClick={() => onUse(cards[kind])}
            >
              {m.take}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

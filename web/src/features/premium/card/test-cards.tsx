import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { messages } from '#texts/premium.ts';
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
      <summary className="row color-brand semibold clickable min-h-target">{m.cards}</summary>
      <ul className="plain-list">
        {kinds.map((kind) => (
          <li className="row between gap-3 border-top-soft min-h-52" key={kind}>
            <span>
              <code className="text-md mono">{formatNumber(cards[kind])}</code>
              <small className="block muted text-sm">{m.kinds[kind]}</small>
            </span>
            <Button
              variant="default"
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

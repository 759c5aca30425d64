import {
  IconAccessible,
  IconBarrierBlock,
  IconChecklist,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { config } from '../../lib/calls/config.ts';
import { fill } from '../../lib/texts/fill.ts';
import { messages } from '#texts/accessibility.ts';
import { PointList, PointPage } from '../../ui/lists/point-list.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';

/** What Directive (EU) 2019/882 asks for: what this service conforms to, what it does not, and how to say so. */
export function AccessibilityPage() {
  const { brandName: brand, supportEmail: support } = config;
  const m = fill(messages, { brand, support });
  const { standard, helps, known, feedback } = m.sections;
  return (
    <PointPage title={m.title} about={m.about}>
      <p className="text-muted">{m.written}</p>
      <PointList icon={IconChecklist} {...standard} />
      <PointList icon={IconAccessible} {...helps} />
      <PointList icon={IconBarrierBlock} {...known} />
      <PointList icon={IconSpeakerphone} {...feedback} />
      <a className={columnLink} href={`mailto:${support}`}>
        {m.contact}
      </a>
    </PointPage>
  );
}

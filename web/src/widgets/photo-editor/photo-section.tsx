import { messages as m } from '../../lib/messages/photos.ts';
import column from '../../ui/pages/column.module.css';
import { Section } from '../../ui/pages/section.tsx';
import { PhotoEditor } from './photo-editor.tsx';

export function PhotoSection() {
  return (
    <Section title={m.title}>
      <p className={column.quiet}>{m.why}</p>
      <PhotoEditor />
    </Section>
  );
}

import { useMessages } from '../../lib/messages/messages.ts';
import column from '../../ui/column.module.css';
import { Section } from '../../ui/section.tsx';
import { PhotoEditor } from './photo-editor.tsx';

export function PhotoSection() {
  const m = useMessages('photos');
  return (
    <Section title={m.title}>
      <p className={column.quiet}>{m.why}</p>
      <PhotoEditor />
    </Section>
  );
}

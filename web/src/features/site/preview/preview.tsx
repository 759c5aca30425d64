import { type Language, languageCodes, languages } from '@kindred/contract/languages';
import type { SiteEditing } from '@kindred/contract/site';
import {
  IconCircleDashed,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { language as readersLanguage } from '#texts/language.ts';
import { messages } from '#texts/site-office.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { wantedText } from '../texts/wanted-text.ts';
import { Frame } from './frame.tsx';
import classes from './preview.module.css';

const m = messages.preview;

type Width = 'phone' | 'desk';
type Scheme = 'light' | 'dark';

const asIcon = (label: string, Icon: ComponentType<{ size: number; stroke: number }>) => (
  <span className="flex items-center" title={label}>
    <Icon size={18} stroke={1.75} aria-hidden />
    <span className="sr-only">{label}</span>
  </span>
);

const widths = [
  { value: 'phone', label: asIcon(m.phone, IconDeviceMobile) },
  { value: 'desk', label: asIcon(m.desk, IconDeviceDesktop) },
] as const;
const schemes = [
  { value: 'light', label: asIcon(m.light, IconSun) },
  { value: 'dark', label: asIcon(m.dark, IconMoon) },
] as const;

/** The front page as it would be with the draft, which no script of it changes. */
export function Preview({ site }: { site: SiteEditing }) {
  const navigate = useNavigate();
  const [width, setWidth] = useState<Width>('phone');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [language, setLanguage] = useState<Language>(readersLanguage as Language);
  return (
    <div className={`grid grid-cols-1 justify-items-center gap-3.5 ${classes.preview}`}>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Segments
          legend={m.width}
          hidesLegend
          dense
          options={widths}
          value={width}
          onChange={setWidth}
        />
        <Segments
          legend={m.scheme}
          hidesLegend
          dense
          options={schemes}
          value={scheme}
          onChange={setScheme}
        />
        <Select
          className={classes.language}
          aria-label={m.language}
          translate="no"
          value={language}
          data={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        />
      </div>
      <Frame
        width={width}
        // The query is a new one with each answer, and only a change of the draft is a reason to load it again.
        version={`${site.version} ${site.draft} ${language} ${scheme}`}
        onText={(id) => {
          wantedText.change(() => ({ language, id }));
          void navigate({ to: '/site/texts' });
        }}
        address={`/?${site.preview}&lang=${language}&scheme=${scheme}`}
      />
      <p className="flex items-center gap-2 text-sm text-muted">
        <IconCircleDashed className="flex-none" size={16} stroke={1.75} aria-hidden />
        {m.note}
      </p>
      <p className="text-sm text-muted">{m.click}</p>
    </div>
  );
}

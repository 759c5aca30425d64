import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messages as m } from '#texts/second-factor.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './second-factor.module.css';

interface Props {
  codes: string[];
  onDone: () => void;
}

/** The codes are shown only once, so leaving them takes a click. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {m.codes}
      </h3>
      <p className="max-w-about text-pretty">{m.codesAbout}</p>
      <ol className={`m-0 grid list-none gap-2 rounded-md bg-sunken code ${classes.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button look="ink" onClick={onDone}>
          {m.kept}
        </Button>
        <Button
          look="plain"
          icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {copied ? m.copied : m.copy}
        </Button>
        <Button
          look="plain"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={m.file}
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        >
          {m.save}
        </Button>
      </div>
    </>
  );
}

import { useMantineColorScheme } from '@mantine/core';
import {
  IconArrowRight,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconPlayerSkipForward,
  IconSun,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { findNextCase } from '../../../api/desk/next-case.ts';
import { may } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/commands.ts';
import { messages as shell } from '#texts/shell.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { watchField } from '../../../lib/keys/watch-field.ts';
import { staffIcons } from '../headers/staff-icons.ts';
import { useMenu } from '../headers/use-menu.ts';

/** One line of the command bar. */
export interface Command {
  readonly id: string;
  readonly group: 'recent' | 'pages' | 'actions' | 'cases' | 'people';
  readonly label: string;
  /** Next to the label, such as an email. */
  readonly about?: string;
  readonly Icon: ComponentType<{ size?: number; stroke?: number; className?: string }>;
  readonly run: () => unknown;
}

const pageIcons: Partial<Readonly<Record<string, Command['Icon']>>> = staffIcons;
const schemeIcons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** The pages, each once, and the commands of the signed-in colleague, by their role. The open page is the last one. */
export function useCommands(): Command[] {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const { pathname } = useLocation();
  const others = useMenu('commands');
  const header = useMenu('staff').filter(({ to }) => others.every((each) => each.to !== to));
  const pages = [...header, ...others]
    .map(({ to, label }) => ({
      id: to,
      group: 'pages' as const,
      label,
      Icon: pageIcons[to] ?? IconArrowRight,
      run: () => navigate({ to }),
    }))
    .toSorted((a, b) => Number(a.id === pathname) - Number(b.id === pathname));
  const schemes = (['light', 'dark', 'auto'] as const).map((scheme) => ({
    id: scheme,
    group: 'actions' as const,
    label: m.scheme[scheme],
    Icon: schemeIcons[scheme],
    run: () => setColorScheme(scheme),
  }));
  const next = {
    id: 'next-case',
    group: 'actions' as const,
    label: m.nextCase,
    Icon: IconPlayerSkipForward,
    run: async () => {
      const isInField = watchField();
      const id = await findNextCase();
      if (!isInField()) await navigate({ to: '/desk', search: id ? { case: id } : {} });
    },
  };
  const leave = {
    id: 'sign-out',
    group: 'actions' as const,
    label: shell.nav.logout,
    Icon: IconLogout,
  };
  const cases = may(useSession(), 'handleReports') ? [next] : [];
  return [...pages, ...cases, ...schemes, { ...leave, run: () => session.logout() }];
}

/** Those that contain each typed word. People are also found by their email. */
export function matching(commands: readonly Command[], typed: string) {
  const words = typed.toLowerCase().split(/\s+/);
  return commands.filter(({ label, about = '' }) => {
    const text = `${label} ${about}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

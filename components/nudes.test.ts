import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '../web/src/app/query-client.ts';
import { MessagePhoto } from '../web/src/features/chat/messages/message-photo.tsx';
import { user } from './page-actions.ts';

// Pages have no layout here, so the list of a chat shows no messages: one photo is shown alone.
function show(publicId: string, mine = false) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No connection'));
  const photo = {
    publicId,
    url: `/media/private/${publicId}.a/800.webp`,
    placeholder: null,
    likelyNude: true,
  };
  const actions = { onDelete: vi.fn(), onReport: vi.fn() };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const element = createElement(MessagePhoto, {
    ...{ photo, mine, name: 'Ada', isStop: true },
    ...actions,
  });
  const client = createElement(QueryClientProvider, { client: queryClient, children: element });
  root.render(createElement(MantineProvider, null, client));
  return { ...actions, fetched };
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const isCovered = () => screen.queryByRole('group', { name: 'This could be a nude' }) !== null;

test('trust 150: a likely nude is not loaded until its receiver shows it, and then stays shown', async () => {
  const { fetched } = show('first');
  await button(/^Show: /);
  expect(isCovered()).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
  await user.click(await button(/^Show: /));
  await vi.waitFor(() => expect(isCovered()).toBe(false));
  const before = screen.getAllByRole('button').length;
  show('first');
  await vi.waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(before));
  expect(isCovered()).toBe(false);
});

test('its receiver deletes or reports it without seeing it, by keyboard too', async () => {
  const { onDelete, onReport } = show('second');
  await user.click(await button(/^Delete for me$/));
  expect(onDelete).toHaveBeenCalledOnce();
  (await button(/^Report$/)).focus();
  await user.keyboard('{Enter}');
  expect(onReport).toHaveBeenCalledOnce();
  expect(isCovered()).toBe(true);
});

test('its sender sees it as it is', async () => {
  show('third', true);
  await screen.findByRole('button');
  expect(isCovered()).toBe(false);
});

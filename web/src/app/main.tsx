import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import './styles.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '../lib/messages/messages.ts';
import { followNavigation } from './follow-navigation.ts';
import { followSession } from './follow-session.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

await loadMessages('errors', 'shell');
followSession();
followNavigation();

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

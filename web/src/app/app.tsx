import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { Direction } from '#texts/direction.tsx';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';
import { theme } from './theme.ts';

interface Props {
  router: AppRouter;
  nonce?: string;
}

export function App({ router, nonce = '' }: Props) {
  return (
    <StrictMode>
      <Direction>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          // Both are in the style sheet, see build/theme-variables.ts.
          withCssVariables={false}
          withGlobalClasses={false}
          getStyleNonce={() => nonce}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </Direction>
    </StrictMode>
  );
}

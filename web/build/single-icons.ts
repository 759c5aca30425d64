import type { Plugin } from 'vite';

const imports = /import \{([^}]+)\} from ['"]@tabler\/icons-react['"];?/g;

/** Imports each icon from its own file, because the package's index makes the build read five thousand. */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => code.replaceAll(imports, (_, names: string) => importEach(names)),
    },
  };
}

function importEach(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join(' ');
}

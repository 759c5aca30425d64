// One file to load for all of them: someone who edits the site looks at several.
export { Brand, Colors, NameAndLogo } from './brand.tsx';
export { FrontPage } from './front-page.tsx';
export { Launch, LaunchList } from './launch.tsx';
export { Limits } from './limits.tsx';
export { Transfer } from './transfer.tsx';
export { Versions } from './versions.tsx';

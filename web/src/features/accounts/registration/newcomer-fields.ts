// One file to load for what few sites say to newcomers and ask of them.
export { NewcomerForm } from '../sign-in/newcomer-form.tsx';
export { findNewcomerFaults } from './check-newcomer.ts';
export { CountryField } from './country-field.tsx';
export { InvitationField } from './invitation-field.tsx';
export { VisitorNotes } from './visitor-notes.tsx';

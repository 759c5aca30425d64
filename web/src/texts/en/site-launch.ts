// Made from texts/en/site-launch.json. Change it there.

export const messages = {
title: "Before launch",
ready: "Nothing is missing. You can let people in.",
about: ({ count }: { count: number }) => `${count === 1 ? `One thing is missing before you let people in.` : `${count} things are missing before you let people in.`}`,
missing: "is missing",
there: "is there",
open: "Open",
names: {
name: "A name of your own",
"support-email": "A support email",
colors: "Colors or a logo of your own",
imprint: "An imprint",
"mail-server": "A mail server",
payments: "Payments",
"second-factor": "Authenticator apps for staff",
"backup-key": "Encrypted backups",
"photo-check": "A check of photos for nudes",
production: "Production mode",
},
toDo: {
name: "People would read the name of the software.",
"support-email": "Members would write to an address that does not exist.",
colors: "The site would look like every new installation.",
imprint: "Many countries ask who runs a site and how to reach them. Add a page with your name and address.",
"mail-server": "Emails are files on the server until SMTP_URL is set.",
payments: "Premium can’t be bought until the three STRIPE_ variables are set. A free site needs none.",
"second-factor": "Without them a stolen password is enough to read what members hide.",
"backup-key": "Set BACKUP_KEY_FILE, and run a backup every night.",
"photo-check": "Photos are not checked, as the optional packages are missing. Install them with npm ci, or turn the check off.",
production: "Set MODE=production, which refuses demo members and weak secrets.",
},
};

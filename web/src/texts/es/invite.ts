// Made from texts/es/invite.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Da tu enlace a gente que te gustaría ver aquí. Contamos quién se registra con él y no te decimos nombres.",
make: "Crear mi enlace",
link: "Tu enlace",
copy: "Copiar enlace",
copied: "Copiado. Pégalo donde quieras.",
notCopied: "No se pudo copiar. Selecciona el enlace y cópialo.",
joined: ({ joined, allowed }: { joined: string | number; allowed: string | number }) => `Se registraron con él: ${joined} de ${allowed}`,
full: "Tu enlace ya se usó todas las veces posibles.",
replace: "Crear un enlace nuevo",
replaceAbout: "Tu enlace actual deja de funcionar. Los registros siguen contados.",
ended: "Nuestro equipo terminó tu enlace.",
off: "Por ahora los miembros no pueden invitar a nadie.",
unconfirmed: "Primero confirma tu correo. Después puedes invitar a gente.",
loading: "Cargando tu enlace…",
failed: "No se pudo cargar tu enlace",
again: "Intentar de nuevo",
};

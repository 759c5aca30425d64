// Made from texts/es/site-launch.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Antes de abrir",
ready: "No falta nada. Puedes abrir el sitio.",
about: ({ count }: { count: number }) => `${count === 1 ? `Falta una cosa antes de abrir el sitio.` : `Faltan ${count} cosas antes de abrir el sitio.`}`,
missing: "falta",
there: "está listo",
open: "Abrir",
names: {
name: "Un nombre propio",
"support-email": "Un correo de soporte",
colors: "Colores o logotipo propios",
imprint: "Un aviso legal",
"mail-server": "Un servidor de correo",
payments: "Pagos",
"second-factor": "Aplicaciones de autenticación para el equipo",
"backup-key": "Copias de seguridad cifradas",
"photo-check": "Una comprobación de desnudos en las fotos",
production: "Modo de producción",
},
toDo: {
name: "Si no, se leerá el nombre del programa.",
"support-email": "Los miembros escribirían a una dirección que no existe.",
colors: "El sitio se vería como cualquier instalación nueva.",
imprint: "Muchos países exigen que un sitio diga quién lo gestiona y cómo contactar. Añade una página con tu nombre y tu dirección.",
"mail-server": "Los correos son archivos en el servidor hasta que definas SMTP_URL.",
payments: "Premium no se puede comprar hasta que definas las tres variables STRIPE_. Un sitio gratuito no las necesita.",
"second-factor": "Sin ellas basta una contraseña robada para leer lo que los miembros ocultan.",
"backup-key": "Define BACKUP_KEY_FILE y haz una copia cada noche.",
"photo-check": "Las fotos no se comprueban porque faltan los paquetes opcionales. Instálalos con npm ci o desactiva la comprobación.",
production: "Define MODE=production, que rechaza miembros de demostración y secretos débiles.",
},
};

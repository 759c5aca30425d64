// Made from texts/es/page-titles.json. Change it there.
// @ts-nocheck

export const messages = {
accessibility: {
title: "Accesibilidad",
},
accounts: {
login: "Iniciar sesión",
signIn: "Iniciar sesión",
register: "Crea tu cuenta",
verify: "Confirma tu correo",
forgotPassword: "Contraseña olvidada",
resetPassword: "Contraseña nueva",
undoEmail: "Recupera tu correo",
join: "Únete al equipo",
invited: "Tu invitación",
},
audit: {
title: "Registro de auditoría",
label: "Auditoría",
},
chat: {
matches: "Matches",
},
deskOffice: {
appeals: "Apelaciones",
danger: "Peligro para la vida",
checks: "Comprobaciones de fotos",
holds: "Cuentas retenidas",
approvals: "Miembros nuevos",
photoReview: "Revisión de fotos",
photos: "Fotos",
ladder: "Tabla de faltas",
texts: "Respuestas y motivos",
numbers: "Cifras de moderación",
transparency: "Informe de transparencia",
},
desk: {
desk: "Moderación",
statement: "Decisión",
decisions: "Decisiones",
},
discovery: {
title: "Perfil",
browse: "Explorar",
discover: "Descubrir",
ranking: "Cómo funciona el orden",
},
faqs: {
title: "Preguntas frecuentes",
label: "Preguntas",
},
fraudWarnings: {
title: "Advertencias de fraude",
},
help: {
title: "Centro de ayuda",
},
home: {
landing: {
title: "Encuentra a alguien que encaje contigo",
label: "Inicio",
},
home: {
title: "Inicio",
label: "Inicio",
},
},
compliance: {
title: "Obligaciones legales",
label: "Ley",
},
integrations: {
title: "Claves y webhooks",
label: "Integraciones",
},
likes: {
likes: "Likes",
sent: "Personas que te gustan",
passed: "Personas que dejaste pasar",
bookmarks: "Perfiles guardados",
},
notices: {
notices: "Notificaciones",
unsubscribe: "Darse de baja",
},
operation: {
title: "Sistema",
label: "Sistema",
},
ownPages: {
title: "Acerca de este sitio",
},
personalData: {
title: "Tus datos",
},
premium: {
premium: "Premium",
checkout: "Pago",
manage: "Tu premium",
methods: "Métodos de pago",
withdraw: "Desistir del contrato",
subscriptions: "Suscripciones",
revenue: "Ingresos",
plans: "Planes",
prices: "Precios anteriores",
},
privacy: {
title: "Política de privacidad",
label: "Privacidad",
},
profiles: {
welcome: "Te damos la bienvenida",
profile: "Tu perfil",
profileTab: "Perfil",
questions: "Preguntas",
},
reports: {
reports: {
title: "Gestión de reportes",
label: "Reportes",
},
myReports: {
title: "Mis reportes",
},
pictures: {
title: "Imágenes íntimas tuyas",
},
notice: {
title: "Reportar contenido",
},
},
photoCheck: {
title: "Comprobación de fotos",
},
safety: {
title: "Consejos de seguridad",
},
announcements: {
title: "Anuncios",
news: "Novedades",
approval: "Tu aprobación",
},
settings: {
title: "Ajustes",
account: "Tu cuenta",
agree: "Leer y aceptar",
},
invitationCodes: {
title: "Invitaciones",
},
imports: {
title: "Importar miembros",
label: "Importar",
},
site: {
title: "Sitio",
},
statistics: {
title: "Panel general",
label: "Panel",
},
team: {
title: "Equipo",
label: "Equipo",
},
userAdmin: {
users: {
title: "Gestión de cuentas",
label: "Cuentas",
},
memberFile: {
title: "Miembro",
},
},
};

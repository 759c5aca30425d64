import type { PageTexts } from '../../site/page-template.ts';

export const pageTemplates: PageTexts = {
  imprint: ({ brand, email, owner }) => ({
    title: 'Aviso legal',
    body: `${brand} está a cargo de

${owner.lines('[Nombre de la persona, o nombre y forma jurídica de la empresa]\n[Calle y número]\n[Código postal, ciudad y país]')}

## Contacto

Correo: ${email}
Teléfono: ${owner.phone('[número de teléfono]')}

## Representación

[Nombres de quienes representan a la empresa]

## Registro

${owner.register('[Registro, lugar y número, por ejemplo Registro Mercantil de …, tomo …, hoja …]')}

## Identificación fiscal

[Número de identificación fiscal o de IVA, si lo hay]

## Puntos de contacto

Las autoridades de la Unión Europea y de sus Estados miembros (artículo 11 del Reglamento de Servicios Digitales) y todas las personas que usan ${brand} (artículo 12) pueden escribirnos directamente a ${email}. Leemos y respondemos en [idiomas; al menos una lengua oficial del país donde tienes tu establecimiento].

## Representación en la Unión Europea

[Solo si tu establecimiento está fuera de la Unión Europea: nombre, dirección, correo y teléfono del representante legal según el artículo 13 del Reglamento de Servicios Digitales. Si no, borra este apartado.]

## Reportes y reclamaciones

Los contenidos ilícitos se pueden reportar en [Reportar contenido](/report-content). Quien no esté de acuerdo con una de nuestras decisiones puede apelarla gratis durante seis meses.

[Si participas en la resolución de litigios con consumidores ante algún organismo, y ante cuál]
`,
  }),
  terms: ({ brand, email, owner }) => ({
    title: 'Condiciones de uso',
    body: `En vigor desde el [fecha]

## 1. Quiénes somos

${brand} está a cargo de ${owner.inOneLine('[nombre y dirección]')}. Puedes escribirnos a ${email}.

## 2. Quién puede participar

Debes tener al menos 18 años. Cada persona tiene una cuenta. Lo que dices de ti debe ser verdad.

[Otras condiciones, por ejemplo los países donde se ofrece ${brand}]

## 3. Tu cuenta

Tú cuidas tu contraseña. Avísanos si otra persona usa tu cuenta.

## 4. Lo que no está permitido

[Lo que los miembros no pueden escribir, mostrar o hacer. Dilo de modo que se entienda]

## 5. Cómo moderamos

[Quién mira los reportes, qué se comprueba automáticamente y qué puede seguir: una advertencia, una suspensión, un veto]

Puedes reportar a personas y contenidos en [Reportar contenido](/report-content). Explicamos los motivos de nuestras decisiones. Puedes apelar una decisión gratis durante seis meses, y una persona la revisa.

## 6. Cómo sugerimos personas

Qué decide a quién ves, y qué puedes cambiar, está en [Cómo funciona el orden](/ranking).

## 7. Premium

[Precios, duración y renovación, cómo cancelar y qué pasa cuando cambia un precio]

Puedes desistir del contrato en un plazo de 14 días. [Qué sigue a un desistimiento]

## 8. Lo que escribes y muestras

Sigue siendo tuyo. Nos permites mostrarlo a las personas a las que ${brand} debe mostrarlo. [Duración y límites de este permiso]

## 9. Responsabilidad

[Lo que haya escrito o revisado un despacho de abogados]

## 10. Fin del contrato

Puedes borrar tu cuenta en cualquier momento en los ajustes. Podemos terminar el contrato si [motivos y plazo].

## 11. Cambios de estas condiciones

[Cómo anuncias los cambios, con cuánta antelación y qué pueden hacer los miembros]

## 12. Ley y litigios

[Qué ley se aplica y quién decide en un litigio]
`,
  }),
};

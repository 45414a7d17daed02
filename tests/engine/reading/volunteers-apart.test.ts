/** Jobs and voluntary work under one heading. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });

test.each(['Servicio social y prácticas', 'Voluntariado y experiencia', 'Experiencia y voluntariado'])(
  '%s',
  (heading) => {
    const reading = read([
      large('Perfil'),
      'He dirigido un equipo de nueve personas y he reducido a la mitad el tiempo de respuesta al cliente',
      '',
      large(heading),
      bold('Servicio social'),
      'Centro de Conciliación de Puebla',
      'feb. 2025 – ago. 2025',
      '• Actas de audiencia de la semana',
      bold('Prácticas profesionales'),
      'Despacho Ejemplo Abogados',
      'ago. 2024 – dic. 2024',
      bold('Voluntaria'),
      'Cruz Roja de Puebla',
      'ene. 2023 – dic. 2023',
      large('Idiomas'),
      'Inglés',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Servicio social | Centro de Conciliación de Puebla | 2025-02 | 2025-08',
      'Prácticas profesionales | Despacho Ejemplo Abogados | 2024-08 | 2024-12',
    ]);
    expect(entriesIn(reading, 'volunteering')).toEqual(['Voluntaria | Cruz Roja de Puebla | 2023-01 | 2023-12']);
  },
);

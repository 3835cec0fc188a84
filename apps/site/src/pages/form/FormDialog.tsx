import type { FormDefinition, Path } from '@keystrand/content';
import type { DialogProps } from '@keystrand/ui/dialog';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { SiteForm } from '../../forms/SiteForm';
import { inTime } from '../../loading/chunk';

export interface FormDialogProps {
  readonly definition: FormDefinition;
  readonly closesTo: Path;
}

const idPrefix = 'dialog-';

/**
 * Renders the form in a modal dialog over the page. The dialog's code loads on demand; the form in the page is the
 * fallback. The dialog opens with the draft of that form's values, and focuses its copy of the field that had the focus.
 */
export function FormDialog({ definition, closesTo }: FormDialogProps) {
  const [dialog, setDialog] = useState<{
    readonly Dialog: ComponentType<DialogProps>;
    readonly fieldId: string;
  }>();
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();

  useEffect(() => {
    inTime('code of the dialog', import('@keystrand/ui/dialog')).then(
      ({ Dialog }) => {
        const name = document.activeElement?.getAttribute('name') ?? '';
        setDialog({ Dialog, fieldId: idPrefix + name });
      },
      // The form in the page is the fallback.
      () => undefined,
    );
  }, []);

  if (!dialog) return null;
  const { Dialog, fieldId } = dialog;
  const initialFocus = {
    get current() {
      return document.getElementById(fieldId);
    },
  };
  return (
    <Dialog
      open={open}
      heading={definition.heading}
      initialFocus={initialFocus}
      onClose={() => {
        setOpen(false);
        void navigate(closesTo);
      }}
    >
      <SiteForm definition={definition} idPrefix={idPrefix} />
    </Dialog>
  );
}

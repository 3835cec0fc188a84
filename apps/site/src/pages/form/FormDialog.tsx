import type { FormDefinition, Path } from '@keystrand/content';
import type { DialogProps } from '@keystrand/ui/dialog';
import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { SiteForm } from '../../forms/SiteForm';
import { chunk } from '../../loading/chunk';

export interface FormDialogProps {
  readonly definition: FormDefinition;
  /** Path to navigate to when the dialog is closed. */
  readonly closesTo: Path;
}

interface LoadedDialog {
  readonly Dialog: ComponentType<DialogProps>;
  /** The dialog's copy of the field that had focus when the dialog opened, if any. */
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
}

const idPrefix = 'dialog-';

const importDialog = chunk('code of the dialog', () => import('@keystrand/ui/dialog'));

/** Returns a ref to the dialog's field with the name of the focused field; reads the DOM lazily, after mounting. */
function matchingField(): LoadedDialog['initialFocus'] {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLTextAreaElement ||
    activeElement instanceof HTMLSelectElement;
  if (!isField) return undefined;
  const id = idPrefix + activeElement.name;
  return {
    get current() {
      return document.getElementById(id);
    },
  };
}

/**
 * Renders the form in a modal dialog over the page. The dialog's code loads on demand; the form in the page is the
 * fallback. The dialog opens with the draft of that form's values.
 */
export function FormDialog({ definition, closesTo }: FormDialogProps) {
  const [dialog, setDialog] = useState<LoadedDialog>();
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();

  useEffect(() => {
    let mounted = true;
    importDialog().then(
      ({ Dialog }) => {
        if (mounted) setDialog({ Dialog, initialFocus: matchingField() });
      },
      () => {
        // The form in the page is the fallback.
      },
    );
    return () => {
      mounted = false;
    };
  }, []);

  if (!dialog) return null;
  const { Dialog, initialFocus } = dialog;
  return (
    <Dialog
      open={open}
      heading={definition.heading}
      {...(initialFocus ? { initialFocus } : {})}
      onClose={() => {
        setOpen(false);
        void navigate(closesTo);
      }}
    >
      <SiteForm definition={definition} idPrefix={idPrefix} />
    </Dialog>
  );
}
